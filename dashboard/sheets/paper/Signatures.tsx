interface SignaturesProps {
  readonly title: string;
  /** Whose they are, each with the name that stands below the line. */
  readonly of: readonly (readonly [who: string, name: string])[];
}

/** Lines to be signed; they stay together on a page. */
export const Signatures = ({ title, of }: SignaturesProps) => (
  <section className="paper-signatures" aria-label={title}>
    {of.map(([who, name]) => (
      <div key={who}>
        <span className="paper-line" />
        <b>{who}</b>
        <small>{name}</small>
      </div>
    ))}
  </section>
);
