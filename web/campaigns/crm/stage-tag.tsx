import { useLingui } from '@lingui/react/macro';
import type { CrmStage } from '../../../contract/campaigns/crm.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { stageLooks } from './crm-words.ts';

export function StageTag({ stage }: { stage: CrmStage }) {
  const { i18n } = useLingui();
  const { name, icon, tone } = stageLooks[stage];
  return (
    <Tag tone={tone} icon={icon}>
      {i18n._(name)}
    </Tag>
  );
}
