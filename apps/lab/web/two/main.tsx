import '@portico/react/styles.css'
import '../page/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createOptions } from '../options/createOptions.js'
import { readFields } from '../options/readFields.js'
import { showFailure } from '../page/showFailure.js'
import { startPage } from '../page/startPage.js'
import { createInstances } from './createInstances.js'
import { Two } from './Two.js'

async function start(): Promise<void> {
  const { manifest } = await startPage()
  const instances = createInstances(createOptions(readFields(location.search), manifest))
  Object.assign(window, { porticos: instances })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <Two instances={instances} />
    </StrictMode>,
  )
}

start().catch(showFailure)
