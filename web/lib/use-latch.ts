import { useState } from 'react';

/** Whether it has been so since the part is shown: what was begun then outlives it, and can say how it ended. */
export function useLatch(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}
