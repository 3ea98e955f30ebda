type Target = { upload_url: string; headers: Readonly<Record<string, string>> }

const broken = 'The upload broke off. Check your connection, then try again.'
const refused = 'The store did not accept the file. Try again.'

/** Straight to the store. By XMLHttpRequest, because fetch does not tell how much was sent. */
export const sendFile = (to: Target, file: Blob, onPart: (part: number) => void) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', to.upload_url)
    for (const [name, value] of Object.entries(to.headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : reject(new Error(refused)))
    request.onerror = () => reject(new Error(broken))
    request.ontimeout = request.onerror
    request.timeout = 120_000
    request.send(file)
  })
