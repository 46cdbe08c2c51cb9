import type { DataService } from '../data/startData.js'
import { readFailure } from './apiControls.js'
import type { Control } from './Control.js'
import { readNumber, readSpace, readText } from './readValues.js'

/** Creates the controls of the data service: `data` makes one space fail, `data/state` returns its requests. */
export function dataControls(data: DataService): Readonly<Record<string, Control>> {
  return {
    '/control/data'(body) {
      const space = data.getSpace(readSpace(body))
      const pageSize = readNumber(body, 'pageSize', 1)
      const lastBlock = readNumber(body, 'lastBlock', 0)
      if (body.off === true) space.endFailures(readText(body, 'path'))
      else if (pageSize !== undefined || lastBlock !== undefined)
        space.addFailure({ path: '/v1/account/*/history', pageSize, lastBlock })
      else space.addFailure(readFailure(body, ['malformed', 'empty']))
    },
    '/control/data/state'(body) {
      const space = data.getSpace(readSpace(body))
      const { requests } = space.getState()
      if (body.clear === true) space.clear()
      return { requests }
    },
  }
}
