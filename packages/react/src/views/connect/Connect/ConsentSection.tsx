import type { ReactElement } from 'react'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { useLater } from './useLater.js'

const load = async () => (await import('../../../parts/legal/ConsentBox.js')).ConsentBox

/** The box that has to be ticked before a connect, loaded for the apps that want it. */
export function ConsentSection(): ReactElement {
  const Box = useLater(load, 'legal')
  return Box ? <Box /> : <Skeleton shape="bar" />
}
