import type { ReactElement } from 'react'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { useLater } from './useLater.js'

/** The box that has to be ticked before a connect, loaded for the apps that want it. */
export function ConsentSection(): ReactElement {
  const Box = useLater('legal')?.ConsentBox
  return Box ? <Box /> : <Skeleton shape="bar" />
}
