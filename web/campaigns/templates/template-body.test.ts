import { expect, it } from 'vitest';
import { templateBody } from '../../../contract/campaigns/campaign-fields.ts';
import { campaignBody, jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { fieldsOf, templateOf } from './template-body.ts';

it('keeps a campaign as its call takes a template, and fills it in again', () => {
  const due = [{ type: 'reel' as const, quantity: 2, due: '2027-01-04' }];
  const needs = [{ id: '7', kind: 'venue' as const, description: 'Hall', value: 900 }];
  for (const body of [campaignBody({ content: due, draft: true }), jointBody({ needs }), campaignBody({ needs: [] })]) {
    const kept = templateOf(body);
    expect(templateBody.safeParse(kept).error).toBeUndefined();
    expect(kept).toMatchObject({ title: body.title, brief: body.brief, slots: body.slots });
    const can = { change: true, delete: true } as const;
    expect(fieldsOf({ ...kept, id: '1', name: 'Onam', is_builtin: false, createdAt: null, can })).toEqual(kept);
  }
});
