import { type Environment, readEnvironment } from '@portico/controllers'
import { useState } from 'react'

/** Tells where the page runs; looked up once, when the view appears. */
export function useEnvironment(): Environment {
  return useState(() => readEnvironment())[0]
}
