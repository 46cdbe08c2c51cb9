import { type ReactNode, useMemo } from 'react'
import css from './QrCode.module.css'
import { toQrPath } from './toQrPath.js'

export type QrCodeProps = {
  /** What a camera reads, such as an address or a link. */
  readonly value: string
  /** Accessible name. */
  readonly label: string
  /** At most 240 (default) or 300 px; less where there is less room. */
  readonly size?: 'm' | 'l' | undefined
  /** A decorative tile of 56 px in the middle; the code stays readable around it. */
  readonly mark?: ReactNode
}

/** Draws a QR code, always dark on light with a quiet zone of four modules, in either theme. */
export function QrCode({ value, label, size: width = 'm', mark }: QrCodeProps) {
  const hasMark = mark !== undefined
  const { path, size } = useMemo(() => toQrPath(value, { hole: hasMark }), [value, hasMark])
  return (
    <div className={css.plate} data-size={width}>
      <svg className={css.code} role="img" aria-label={label} viewBox={`-4 -4 ${size + 8} ${size + 8}`}>
        <path d={path} />
      </svg>
      {hasMark && <span className={css.mark}>{mark}</span>}
    </div>
  )
}
