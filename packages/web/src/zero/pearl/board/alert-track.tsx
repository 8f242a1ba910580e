import { usePearlWords } from '../words/words.ts';

/** How awake the defence is. */
export function AlertTrack({ alert, flares }: { readonly alert: number; readonly flares: boolean }) {
  const w = usePearlWords();
  return (
    <div className="alert-track">
      <span className="order-label" aria-hidden="true">
        {w.desk.alert}
      </span>
      <span className="alert-boxes" role="img" aria-label={w.desk.entry(w.desk.alertIs(alert), w.desk.alerts[alert])}>
        {w.desk.alerts.map((name, i) => (
          <b key={name} data-on={i === alert}>
            {i}
          </b>
        ))}
      </span>
      <span className="alert-words">{flares ? w.desk.flares : w.desk.alerts[alert]}</span>
    </div>
  );
}
