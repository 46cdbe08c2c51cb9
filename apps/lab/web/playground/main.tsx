import '@portico/react/styles.css'
import '../page/page.css'
import { createPortico } from '@portico/controllers'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createOptions } from '../options/createOptions.js'
import { readFields } from '../options/readFields.js'
import { showFailure } from '../page/showFailure.js'
import { startPage } from '../page/startPage.js'
import { Playground } from './Playground.js'
import { exposeInstance } from './usePlayground.js'

async function start(): Promise<void> {
  const { manifest, wallet, solanaWallet } = await startPage()
  const values = readFields(location.search)
  const portico = createPortico(createOptions(values, manifest))
  exposeInstance(portico)
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <Playground {...{ manifest, wallet, solanaWallet, values, portico }} />
    </StrictMode>,
  )
}

start().catch(showFailure)
