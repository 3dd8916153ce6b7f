/** Writes the table of variables into the operating guide, generated from the configuration. */
import { readFileSync, writeFileSync } from 'node:fs';
import { variables } from '../server/kit/config/config-variables.ts';

const file = 'docs/operating.md';
const marks = /(<!-- variables[^>]*-->\n)[\s\S]*?(<!-- \/variables -->)/;

function describeVariables(): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const fallback = 'fallback' in variable ? `\`${variable.fallback}\`` : '–';
    return `| \`${name}\` | ${fallback} | ${variable.about} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows, ''].join('\n');
}

/** Current and expected text of the guide. */
export function renderGuide(): { current: string; wanted: string } {
  const current = readFileSync(file, 'utf8');
  if (!marks.test(current)) throw new Error(`${file} has lost its marks for the variables`);
  return { current, wanted: current.replace(marks, `$1${describeVariables()}$2`) };
}

if (import.meta.main) writeFileSync(file, renderGuide().wanted);
