import { useRef, useState } from 'react'
import { getHue } from '../Avatar/Avatar.js'
import { useCssVars } from '../useCssVars.js'
import css from './WalletTile.module.css'

export type WalletTileProps = {
  /** Data or https URL of the picture; validated where it entered. */
  readonly image?: string | undefined
  readonly name: string
  /** 24, 40 (default), 56 or 72 px, or as wide as its place (`fill`). */
  readonly size?: 's' | 'm' | 'l' | 'xl' | 'fill' | undefined
  readonly shape?: 'square' | 'round' | undefined
}

/** Shows a wallet's image, or its initial on a generated colour if there is none or it fails. Decorative. */
export function WalletTile({ image, name, size = 'm', shape = 'square' }: WalletTileProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const [failed, setFailed] = useState<string>()
  useCssVars(ref, { '--pt-hue': getHue(name) })
  const look = { className: css.tile, 'data-size': size, 'data-shape': shape, 'aria-hidden': true }
  if (image !== undefined && failed !== image)
    return (
      <img
        {...look}
        src={image}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setFailed(image)}
      />
    )
  return (
    <span ref={ref} {...look} data-letter>
      {Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '?'}
    </span>
  )
}
