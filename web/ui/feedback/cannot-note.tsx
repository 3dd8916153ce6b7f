import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../data/card.tsx';

/** Note on why the user cannot take part, shown before they try. */
export function CannotNote({ children }: { children: ReactNode }) {
  return (
    <Card flat className="flex gap-2.5">
      <Info className="mt-0.5 text-info" />
      <p>{children}</p>
    </Card>
  );
}
