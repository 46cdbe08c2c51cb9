import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { labFolder } from '../../shared/labFolder.js'

test('the lab’s wallet is on PostgreSQL, or the output says why not', () => {
  if (process.env.PORTICO_LAB_POSTGRES !== '1') {
    const description = 'the embedded wallet on PostgreSQL: it cannot be installed here'
    test.info().annotations.push({ type: 'left-out', description })
    return
  }
  for (const url of process.env.PORTICO_LAB_URL?.split(',') ?? []) {
    const log = readFileSync(join(labFolder(), '../../.lab/logs', `${new URL(url).port}.log`), 'utf8')
    expect(log).toMatch(/database {2}postgres:\/\/127\.0\.0\.1:\d+\/wallet/)
  }
})
