import { useEffect, useRef, useState } from 'react';

/** Whether an image does not load; `watch` goes to its `img`. Finds those that failed before React listened, too. */
export function useBrokenImage(source: string | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    if (source && ref.current?.complete && ref.current.naturalWidth === 0) setBroken(source);
  }, [source]);
  return {
    isBroken: source !== undefined && broken === source,
    watch: { ref, onError: () => setBroken(source) },
  };
}
