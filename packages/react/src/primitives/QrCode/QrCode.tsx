import { useMemo } from 'react'
import css from './QrCode.module.css'
import { toQrPath } from './toQrPath.js'

export type QrCodeProps = {
  /** What a camera reads, such as an address or a link. */
  readonly value: string
  /** Accessible name. */
  readonly label: string
}

/** Draws a QR code, always dark on light with a quiet zone of four modules, in either theme. */
export function QrCode({ value, label }: QrCodeProps) {
  const { path, size } = useMemo(() => toQrPath(value), [value])
  return (
    <svg className={css.code} role="img" aria-label={label} viewBox={`-4 -4 ${size + 8} ${size + 8}`}>
      <path d={path} />
    </svg>
  )
}
