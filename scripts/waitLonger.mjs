import { configure } from '@testing-library/react'

// Elements appear immediately on an idle machine; a busy one gets more time. In milliseconds.
configure({ asyncUtilTimeout: 5_000 })
