/** Writes the table of variables, made from the configuration's own list, into the README and the operating guide. */
import { readFileSync, writeFileSync } from 'node:fs';
import { variables } from '../server/kit/config-variables.ts';

const pages = ['README.md', 'docs/operating.md'];
const marks = /(<!-- variables[^>]*-->\n)[\s\S]*?(<!-- \/variables -->)/;

function describeVariables(): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const fallback = 'fallback' in variable ? `\`${variable.fallback}\`` : '–';
    return `| \`${name}\` | ${fallback} | ${variable.about} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows, ''].join('\n');
}

/** Each page as it should be. */
export function renderPages(): { file: string; current: string; wanted: string }[] {
  return pages.map((file) => {
    const current = readFileSync(file, 'utf8');
    if (!marks.test(current)) throw new Error(`${file} has lost its marks for the variables`);
    return { file, current, wanted: current.replace(marks, `$1${describeVariables()}$2`) };
  });
}

if (import.meta.main) for (const { file, wanted } of renderPages()) writeFileSync(file, wanted);
