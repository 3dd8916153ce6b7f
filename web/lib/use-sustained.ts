import { useEffect, useState } from 'react';

/** True once a condition has held for `ms`. */
export function useSustained(isSo: boolean, ms: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, ms]);
  return isSo && lasted;
}
