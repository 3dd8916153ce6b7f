import { Upload } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { useState } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';

interface FileDropProps {
  /** MIME types or extensions, as for the file input. */
  accept: string;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  disabled?: boolean;
  /** Instruction: 'Choose an image or drop it here'. */
  children: ReactNode;
}

/** File input with drag and drop. The owner must check the files: `accept` restricts the file dialog only. */
export function FileDrop({ accept, onFiles, multiple = false, disabled, children }: FileDropProps) {
  const wiring = useFieldControl();
  const [over, setOver] = useState(false);

  function take(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0 && !disabled) onFiles(files);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cx(
        'flex min-h-18 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-box border-[1.5px] border-dashed px-4 py-4 text-center text-sm text-t2',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        over ? 'border-pea bg-pea-tint' : 'border-ctl',
      )}
    >
      <Upload className="text-t3" />
      {children}
      <input
        {...wiring}
        type="file"
        className="sr-only"
        {...{ accept, multiple, disabled }}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </label>
  );
}
