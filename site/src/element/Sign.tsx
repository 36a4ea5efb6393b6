interface SignProps {
  readonly title: string;
  readonly help?: string | undefined;
  /** What can be done about it. */
  readonly act?: { readonly text: string; readonly onPress: () => void };
}

/** In the place of a match where there is none to be seen. */
export const Sign = ({ title, help, act }: SignProps) => (
  <main className="notice" role="status" data-focus-home="work">
    <h2>{title}</h2>
    {help !== undefined && <p>{help}</p>}
    {act !== undefined && (
      <button type="button" onClick={act.onPress}>
        {act.text}
      </button>
    )}
  </main>
);
