import '@portico/react/styles.css'
import '../page/page.css'
import { createRoot } from 'react-dom/client'
import { showFailure } from '../page/showFailure.js'
import { startPage } from '../page/startPage.js'
import { Bench } from './Bench.js'
import { createBench } from './createBench.js'

async function start(): Promise<void> {
  const { manifest } = await startPage()
  const bench = createBench(manifest)
  Object.assign(window, { bench })
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Bench bench={bench} />)
}

start().catch(showFailure)
