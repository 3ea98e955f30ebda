/** The bytes under this name are not those that were asked for. */
export class ObjectChanged extends Error {
  constructor() {
    super('the object has changed')
    this.name = 'ObjectChanged'
  }
}
