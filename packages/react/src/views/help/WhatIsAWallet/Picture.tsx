import type { ReactElement } from 'react'
import css from './WhatIsAWallet.module.css'

const drawings = {
  assets: (
    <>
      <rect x="13" y="19" width="30" height="22" rx="5" />
      <path d="M13 25h30" strokeOpacity=".45" />
      <path d="M43 28h-7a3 3 0 0 0 0 6h7" />
      <path d="M18 19v-1a4 4 0 0 1 4-4h12" strokeOpacity=".45" />
    </>
  ),
  login: (
    <>
      <circle cx="22" cy="28" r="7" />
      <path d="M29 28h14v5M37 28v4" />
      <circle cx="22" cy="28" r="2" fill="currentColor" stroke="none" fillOpacity=".45" />
    </>
  ),
  control: (
    <>
      <path d="M28 13l12 4.5v9c0 7.5-5 13.2-12 16.5-7-3.3-12-9-12-16.5v-9L28 13z" />
      <path d="M22.5 28l4 4 7.5-8" strokeOpacity=".55" />
    </>
  ),
}

/** Shows one of the drawings of this view; they decorate the text beside them. */
export function Picture({ name }: { readonly name: keyof typeof drawings }): ReactElement {
  return (
    <svg
      className={css.picture}
      viewBox="0 0 56 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
