import { type Activity, formatActivityCsv, type Portico } from '@portico/controllers'

/**
 * Saves the listed transactions as a file.
 *
 * @param portico The instance, whose network names the file.
 * @param groups The transactions by month.
 */
export function downloadActivity(portico: Portico, groups: Activity['groups']): void {
  const csv = formatActivityCsv(groups.flatMap(({ items }) => items))
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `activity-${portico.getState().network.caipNetworkId?.replace(':', '-')}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
