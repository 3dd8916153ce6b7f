import { useState } from 'react';

/** True once the condition has held since mount, so that a dialog can outlive its trigger and show the result. */
export function useLatch(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}
