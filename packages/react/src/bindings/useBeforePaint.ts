import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` in a browser, without React's warning on a server. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
