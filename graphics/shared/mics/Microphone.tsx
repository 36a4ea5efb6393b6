import './microphone.css';

/** The sign of an open or a silent microphone, in the colour of the text around it. */
export const Microphone = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg className={isOpen ? 'microphone is-open' : 'microphone'} viewBox="0 0 40 40">
    <circle className="microphone-disc" cx={20} cy={20} r={19} />
    <rect className="microphone-body" x={16} y={8.5} width={8} height={14} rx={4} />
    <path className="microphone-stand" d="M 12 18.5 a 8 8 0 0 0 16 0 M 20 26.5 v 4.5 M 15.5 31 h 9" />
  </svg>
);
