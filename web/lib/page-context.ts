import { createContext } from 'react-router';
import type { PageHost } from '../../contract/site/pages.ts';

/** What the HTTP server gave for the page being rendered. */
export const pageContext = createContext<PageHost>();
