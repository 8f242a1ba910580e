import type { BacksScene, CraftScene, StripScene } from '../scene.ts';

/** What must be known of an aircraft or an Element at a glance: damage, Bursts, cards, altitude, position. */
export function Strip({ strip }: { readonly strip: StripScene }) {
  const { label, own, name, title, who, note, state, isAwaited, crafts, backs, tags } = strip;
  return (
    <section
      className={`strip${own ? ' own' : ''}${state === '' ? '' : ` ${state}`}${isAwaited ? ' awaited' : ''}`}
      aria-label={title}
    >
      <p className="strip-name">
        <span className={own ? 'badge own' : 'badge'}>{label}</span> <strong title={name}>{name}</strong>
        <span className="strip-who" title={who}>
          {who}
        </span>
        {note !== '' && <em> {note}</em>}
      </p>
      {crafts.map((craft) => (
        <Craft key={craft.name} craft={craft} />
      ))}
      {backs.map((each) => (
        <Backs key={each.hand} backs={each} />
      ))}
      {tags.length > 0 && (
        <p className="strip-state">
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
      )}
    </section>
  );
}

/** Hits as pips up to the end of the airframe, and the figures that decide, large. */
function Craft({ craft: { name, note, isGone, pips, figures } }: { readonly craft: CraftScene }) {
  return (
    <p className={isGone ? 'strip-figures gone' : 'strip-figures'}>
      {name !== '' && <span className="craft-name">{name}</span>}
      {pips !== null && (
        <span className="pips" role="img" aria-label={pips.label}>
          {Array.from({ length: pips.down }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are places, not things
            <i key={i} className={`${i < pips.hits ? 'hit' : ''}${i + 1 === pips.damaged ? ' limit' : ''}`} />
          ))}
        </span>
      )}
      {note !== '' && <em>{note}</em>}
      {figures.map(({ value, name: of }) => (
        <span key={of} className="figure" title={of}>
          <b>{value}</b> <span className="figure-name">{of}</span>
        </span>
      ))}
    </p>
  );
}

/** A hand of others: backs. One's own lies below. */
function Backs({ backs: { hand, cards, label } }: { readonly backs: BacksScene }) {
  return (
    <span className="backs" data-place={hand} role="img" aria-label={label}>
      {Array.from({ length: cards }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell one back from another
        <i key={i} />
      ))}
      <b aria-hidden="true">{cards}</b>
    </span>
  );
}
