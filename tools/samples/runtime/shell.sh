# Read by each bash of a sample: keeps the exported variables, except tokens, for the page's next
# samples, and notes the line that runs. In a function, it is the line outside that called it.
note_line() {
  local depth=${#BASH_LINENO[@]}
  if [ "$depth" -gt 2 ]; then SAMPLE_LINE=${BASH_LINENO[depth - 2]}; else SAMPLE_LINE=$1; fi
  export SAMPLE_LINE
}
set -o functrace -o errtrace
trap 'echo $LINENO >"$SAMPLE_HOME/.failed"' ERR
trap 'note_line $LINENO' DEBUG
trap 'export -p | grep -v -e " SAMPLE" -e TOKEN >"$SAMPLE_HOME/.variables"' EXIT
