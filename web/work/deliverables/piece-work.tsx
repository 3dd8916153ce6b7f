import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { type Ad, placeOfLabel } from '../../../contract/work/disclosure.rules.ts';
import { pieceName } from '../../lib/campaign-labels.ts';
import { Disclosed } from './disclosure-note.tsx';

/** Input of the disclosure check for a campaign. */
export function adOf(campaign: Campaign, work: { caption: string; ai_made: boolean }): Ad {
  const { disclosure_label: ownLabel, languages } = campaign;
  return { caption: work.caption, aiMade: work.ai_made, ownLabel, languages };
}

/** Submitted work: link or picture, caption with its label marked, result of the check. */
export function PieceWork({ campaign, piece }: { campaign: Campaign; piece: Deliverable }) {
  const { t, i18n } = useLingui();
  const { url, file, disclosure } = piece;
  const name = pieceName(piece, i18n);
  return (
    <div className="grid gap-4">
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="link inline-flex items-center gap-1.5 [overflow-wrap:anywhere]"
        >
          <ExternalLink className="size-4" />
          <span>
            {url}
            <span className="sr-only">
              <Trans>opens in a new tab</Trans>
            </span>
          </span>
        </a>
      ) : null}
      {file ? (
        <img
          src={file}
          alt={t`${name} as submitted`}
          className="max-h-96 w-fit max-w-full rounded-box border border-line"
        />
      ) : null}
      <figure>
        <figcaption className="mb-1 font-semibold text-sm">
          <Trans>Caption</Trans>
        </figcaption>
        <Caption ad={adOf(campaign, piece)} />
      </figure>
      {disclosure ? <Disclosed disclosure={disclosure} /> : null}
    </div>
  );
}

/** Caption with the disclosure label highlighted. */
function Caption({ ad }: { ad: Ad }) {
  const place = placeOfLabel(ad);
  const { caption } = ad;
  if (caption === '') {
    return (
      <p className="text-t3">
        <Trans>No caption</Trans>
      </p>
    );
  }
  return (
    <p className="max-w-[70ch] whitespace-pre-line rounded-box bg-sunken px-3.5 py-3">
      {place ? (
        <>
          {caption.slice(0, place.start)}
          <mark className="rounded-tag bg-ok-tint px-1 font-semibold text-ok">
            {caption.slice(place.start, place.end)}
          </mark>
          {caption.slice(place.end)}
        </>
      ) : (
        caption
      )}
    </p>
  );
}
