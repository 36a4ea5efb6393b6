/** What a head says, each with its name; what is not known is a line to be filled in. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="paper-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd data-empty={value === ''}>{value}</dd>
      </div>
    ))}
  </dl>
);
