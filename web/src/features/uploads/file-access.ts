type PermissionAnswer = 'granted' | 'denied' | 'prompt'

/** Not in every browser, and so not among the types of TypeScript. */
export interface FileHandle {
  readonly kind: 'file'
  getFile(): Promise<File>
  queryPermission?(options: { mode: 'read' }): Promise<PermissionAnswer>
  requestPermission?(options: { mode: 'read' }): Promise<PermissionAnswer>
}

/** A file, and where the browser gives one the way back to it after a restart. */
export interface Picked {
  readonly file: File
  readonly handle: FileHandle | null
}

interface Picker {
  showOpenFilePicker?(options: object): Promise<FileHandle[]>
}

interface Wanted {
  /** Endings by type. */
  readonly accept: Readonly<Record<string, string[]>>
  readonly several: boolean
}

const fromInput = ({ accept, several }: Wanted) =>
  new Promise<Picked[]>((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = Object.entries(accept).flat(2).join(',')
    input.multiple = several
    input.addEventListener('cancel', () => resolve([]))
    input.addEventListener('change', () =>
      resolve([...(input.files ?? [])].map((file) => ({ file, handle: null }))),
    )
    input.click()
  })

const optionsFor = ({ accept, several }: Wanted) => ({
  multiple: several,
  types: [{ accept }],
})

/** Empty when the person changed their mind. */
export const pickFiles = async (wanted: Wanted): Promise<Picked[]> => {
  const { showOpenFilePicker } = window as Picker
  if (!showOpenFilePicker) return fromInput(wanted)
  try {
    const handles = await showOpenFilePicker.call(window, optionsFor(wanted))
    return await Promise.all(
      handles.map(async (handle) => ({ file: await handle.getFile(), handle })),
    )
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return []
    return fromInput(wanted)
  }
}

export const isReadable = async (handle: FileHandle) =>
  ((await handle.queryPermission?.({ mode: 'read' })) ?? 'granted') === 'granted'

export const askToRead = async (handle: FileHandle) =>
  ((await handle.requestPermission?.({ mode: 'read' })) ?? 'granted') === 'granted'
