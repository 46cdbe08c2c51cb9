import css from './Spinner.module.css'

export type SpinnerProps = {
  /** Accessible name; without one the spinner is decorative. */
  readonly label?: string | undefined
  readonly size?: 's' | 'm' | undefined
}

/** Shows that something is in progress. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label }
  return (
    <span className={css.spinner} data-size={size} {...named}>
      <span className={css.arc} />
    </span>
  )
}
