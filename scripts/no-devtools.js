// Stands in for react-devtools-core, which Ink loads only when DEV is set.
export default { initialize() {}, connectToDevTools() {} };
