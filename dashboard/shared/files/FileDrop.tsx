import { useEffect, useRef, useState } from 'react';
import './files.css';

interface FileDropProps {
  /** Says what happens to the file that is let go. */
  readonly label: string;
  /** null: none is taken now, as while another is looked at. */
  readonly onFile: ((file: File) => void) | null;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Takes a file that is let go anywhere on the page; a browser left alone would go away to it. */
export const FileDrop = ({ label, onFile }: FileDropProps) => {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  }, [onFile]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = take.current === null ? 'none' : 'copy';
      setOver(take.current !== null);
    };
    const onLeave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) take.current?.(file);
    };
    window.addEventListener('dragover', onOver, { signal });
    window.addEventListener('dragleave', onLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    return () => listening.abort();
  }, []);
  return isOver ? (
    <div className="file-drop" role="status" data-testid="file-drop">
      <strong>{label}</strong>
    </div>
  ) : null;
};
