import { runTests } from "../../../support/test-groups"

runTests(__dirname)
