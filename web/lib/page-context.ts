import { createContext } from 'react-router';
import type { PageHost } from '../../contract/site/pages.ts';

/** Request context of the page being rendered. */
export const pageContext = createContext<PageHost>();
