import type { TemplateAct } from '../../../contract/campaigns/templates.ts';
import type { Role } from '../../../contract/core/roles.ts';
import { type Answer, no } from '../../kit/http/policy.ts';

/** Whether a role works with templates: those that post standard campaigns. */
export function mayUseTemplates(role: Role): Answer {
  return role === 'brand' || role === 'partner' || no('ROLE', 'Templates are for brands and partners.');
}

const unchangeable = no('CONFLICT', 'Built-in templates can’t be changed. Save a copy under your own name.');

export function templatePolicy({ isBuiltin }: { isBuiltin: boolean }): Record<TemplateAct, Answer> {
  return { change: !isBuiltin || unchangeable, delete: !isBuiltin || unchangeable };
}
