import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { campaignMoneyQuery } from './escrow.queries.ts';

/** Money held and to be funded, in the campaign's header. */
export default function HeldFact({ campaignId, toCome }: { campaignId: string; toCome: ReactNode }) {
  const { data, isPending } = useQuery(campaignMoneyQuery(campaignId));
  if (isPending) return toCome;
  if (!data) return null;
  const held = data.held + data.disputed;
  return (
    <>
      {held > 0 ? (
        <Fact icon={<ShieldCheck className="size-4 text-ok" />}>
          <EscrowText
            partner={<Trans>{formatRupees(held)} funded, on hold with the payment partner</Trans>}
            plain={<Trans>{formatRupees(held)} funded</Trans>}
          />
        </Fact>
      ) : null}
      {data.to_fund > 0 ? (
        <Fact icon={<Clock className="size-4 text-t3" />}>
          <Link to="?tab=applied&status=accepted" className="link hit-44">
            <Trans>{formatRupees(data.to_fund)} to fund</Trans>
          </Link>
        </Fact>
      ) : null}
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="num inline-flex items-center gap-1.5 before:mr-1.5 before:text-t3 before:content-['·'] first:before:hidden max-md:before:hidden">
      {icon}
      {children}
    </span>
  );
}
