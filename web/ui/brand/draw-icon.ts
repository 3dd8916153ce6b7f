import { type ComponentProps, createElement } from 'react';

/** What a file of lucide’s holds: the lines of its icon. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Makes the component of an icon, in the place of lucide’s own maker (`tools/vite-light-icons.ts`): that one looks after
 * sizes, colours and contexts, which styles give here, and takes twice the time.
 */
export default function drawIcon({ node }: IconData) {
  return function Icon({ className = '', ...rest }: ComponentProps<'svg'>) {
    const isNamed = 'aria-label' in rest;
    return createElement(
      'svg',
      { ...look, 'aria-hidden': isNamed ? undefined : true, ...rest, className: `lucide ${className}` },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
